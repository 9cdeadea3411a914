import {
  requestPhoneCode,
  phoneCodeRequest,
  phoneProofRequest,
  provePhone,
} from '#schema/people/contact.ts';
import { useState } from 'react';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { queryClient } from '#web/net/queryClient.ts';
import { ownContactQuery } from '#web/features/account/queries.ts';
import { call } from '#web/net/call.ts';
import { contactContent } from './contactContent.ts';
import { FormDialog } from './FormDialog.tsx';

const { phone: words } = contactContent;

/** Requests a code, or enters the one received. */
export type PhoneTask = 'ask' | 'prove';

type PhoneDialogProps = {
  task: PhoneTask;
  /** The next task; null: none. */
  onNext: (task: PhoneTask | null) => void;
  /** Codes go to the local mailbox instead of the phone. */
  isLocal: boolean;
  /** ISO 3166; null: numbers need their country's code. */
  country: string | null;
};

/** Proves a phone in two steps, which may be minutes apart. */
export function PhoneDialog({ task, onNext, isLocal, country }: PhoneDialogProps) {
  if (task === 'ask') return <AskDialog onNext={onNext} country={country} />;
  return <ProveDialog onNext={onNext} isLocal={isLocal} />;
}

function AskDialog({ onNext, country }: Pick<PhoneDialogProps, 'onNext' | 'country'>) {
  const [understood, setUnderstood] = useState<string | null>(null);
  const show = async (typed: string) => {
    try {
      const { readPhone } = await import('#schema/typed/phone.ts');
      setUnderstood(readPhone(typed, country));
    } catch {
      // Without network nothing is understood beforehand, and no code can be requested either.
    }
  };
  return (
    <FormDialog
      words={words.asking}
      rule={phoneCodeRequest}
      empty={{ phone: '' }}
      send={(body) => call(requestPhoneCode, { body })}
      onSent={() => onNext('prove')}
      onClose={() => onNext(null)}
    >
      {(field) => (
        <TextField
          label={words.asking.number}
          hint={understood === null ? words.asking.hint : words.asking.understood(understood)}
          type="tel"
          autoComplete="tel"
          onInput={({ currentTarget }) => void show(currentTarget.value)}
          {...field('phone')}
        />
      )}
    </FormDialog>
  );
}

function ProveDialog({ onNext, isLocal }: Pick<PhoneDialogProps, 'onNext' | 'isLocal'>) {
  return (
    <FormDialog
      words={words.proving}
      rule={phoneProofRequest}
      empty={{ code: '' }}
      send={(body) => call(provePhone, { body })}
      onSent={() => void queryClient.invalidateQueries(ownContactQuery())}
      onClose={() => onNext(null)}
    >
      {(field) => (
        <>
          {isLocal && (
            <Banner>
              <span>{words.local}</span>{' '}
              <a href="/mailbox" target="_blank" rel="noreferrer">
                {words.mailbox}
              </a>
              <span>.</span>
            </Banner>
          )}
          <TextField
            label={words.proving.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            {...field('code')}
          />
        </>
      )}
    </FormDialog>
  );
}
