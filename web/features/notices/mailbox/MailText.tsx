import { styled } from 'styled-components';

const ADDRESS = /(https?:\/\/\S+)/u;

/** The text of a mail with its lines, its addresses as links, as mail programs show it. */
export function MailText({ text }: { text: string }) {
  // Split by a group: every second part is an address.
  const parts = text.split(ADDRESS).map((part, position) => ({ part, position }));
  return (
    <Lines>
      {parts.map(({ part, position }) =>
        position % 2 === 1 ? (
          <a key={position} href={part}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </Lines>
  );
}

const Lines = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
