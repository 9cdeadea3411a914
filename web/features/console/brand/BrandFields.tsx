import { ImagePlus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { accentShades, contrastRatio } from '#schema/site/brand/accentShades.ts';
import { NEW_SITE } from '#schema/site/newSite.ts';
import { Row } from '#web/components/layout/Row.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { PhotoButton } from '#web/components/actions/PhotoButton.tsx';
import { FieldError } from '#web/components/fields/FieldError.tsx';
import { FormSection } from '#web/components/fields/FormSection.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { formatNumber } from '#web/format/format.ts';
import { theme } from '#web/theme/theme.ts';
import { palettes } from '#web/theme/tokens.ts';
import { brandContent as words } from './brandContent.ts';
import type { SiteForm } from '#web/features/console/useSiteForm.ts';
import { LOGO_MAX_BYTES } from '#schema/site/brand/siteBrand.ts';
import { SNIFFED_BYTES, sniffImage } from '#schema/issues/sniffMedia.ts';

const COLOR = /^#[0-9a-f]{6}$/iu;
const THEMES = ['light', 'dark'] as const;

/** Logo and accent with a preview in both themes. */
export function BrandFields({ site: { form, field } }: { site: SiteForm }) {
  const [logo, accent] = form.watch(['logo', 'accent']);
  const choose = async (file: File | undefined) => {
    const read = file && (await readLogo(file));
    if (!read) return;
    if ('problem' in read) {
      form.setError('logo', { type: 'file', message: words.problems[read.problem] });
      return;
    }
    form.clearErrors('logo');
    form.setValue('logo', read.picture, { shouldDirty: true });
  };
  const color = COLOR.test(accent.trim()) ? accent.trim().toLowerCase() : null;
  return (
    <FormSection heading={words.heading} hint={words.hint}>
      <LogoField
        hasLogo={logo !== ''}
        error={form.formState.errors.logo?.message}
        onFile={(file) => void choose(file)}
        onRemove={() => {
          form.clearErrors('logo');
          form.setValue('logo', '', { shouldDirty: true });
        }}
      />
      <Color>
        <TextField
          label={words.accent}
          hint={words.accentHint}
          dir="ltr"
          maxLength={7}
          autoComplete="off"
          spellCheck={false}
          placeholder="#0a7d55"
          isOptional
          {...field('accent')}
        />
        <Well
          type="color"
          aria-label={words.pick}
          value={color ?? '#bd4a06'}
          onChange={({ target }) =>
            form.setValue('accent', target.value, { shouldDirty: true, shouldValidate: true })
          }
        />
      </Color>
      {(logo !== '' || color !== null) && (
        <Previews>
          {THEMES.map((name) => (
            <Preview key={name} name={name} logo={logo} color={color} site={form.watch('name')} />
          ))}
        </Previews>
      )}
    </FormSection>
  );
}

type LogoFieldProps = {
  hasLogo: boolean;
  error: string | undefined;
  onFile: (file: File | undefined) => void;
  onRemove: () => void;
};

function LogoField({ hasLogo, error, onFile, onRemove }: LogoFieldProps) {
  const id = useId();
  return (
    <Field aria-describedby={`${id}-hint`}>
      <legend>{words.logo}</legend>
      <Row gap={2} align="stretch">
        <PhotoButton
          label={hasLogo ? words.replace : words.choose}
          icon={<ImagePlus aria-hidden="true" />}
          isDisabled={false}
          onFiles={([file]) => onFile(file)}
        />
        {hasLogo && (
          <Button variant="ghost" size="lg" icon={<Trash2 aria-hidden="true" />} onClick={onRemove}>
            {words.remove}
          </Button>
        )}
      </Row>
      {error && (
        <div role="alert">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
      <p id={`${id}-hint`}>{words.logoHint}</p>
    </Field>
  );
}

type PreviewProps = {
  name: 'dark' | 'light';
  logo: string;
  color: string | null;
  site: string;
};

function Preview({ name, logo, color, site }: PreviewProps) {
  const shades = color === null ? null : accentShades(color)[name];
  const ratio = shades && Math.floor(contrastRatio(shades.accent, shades.onAccent) * 10) / 10;
  const { ground, text } = palettes[name];
  const look = shades && { background: shades.accent, color: shades.onAccent };
  return (
    <Surface style={{ background: ground, color: text }} aria-label={words.preview(name)}>
      {logo !== '' && <img src={logo} alt={site || NEW_SITE.name} />}
      {look && <Sample style={look}>{words.sample}</Sample>}
      {shades && ratio !== null && <p>{words.shade(shades.accent, formatNumber(ratio))}</p>}
    </Surface>
  );
}

const Field = styled.fieldset`
  display: grid;
  gap: ${theme.space[2]};
  font-size: ${theme.fontSize.small};

  & > legend {
    margin-block-end: ${theme.space[2]};
    font-weight: ${theme.weight.strong};
  }
  & > p {
    color: ${theme.color.textMuted};
  }
`;

const Color = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[2]};
  align-items: start;
`;

/** Beside the text field's control, below its label. */
const Well = styled.input`
  width: ${theme.size.targetLarge};
  height: ${theme.size.targetLarge};
  margin-block-start: calc(${theme.fontSize.small} * 1.3 + ${theme.space[2]});
  padding: ${theme.space[1]};
  border: ${theme.size.hairline} solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.md};
  background: ${theme.color.well};
  cursor: pointer;
`;

const Previews = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: ${theme.space[3]};
`;

const Surface = styled.figure`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.md};

  & img {
    height: ${theme.space[8]};
    max-width: 9rem;
    object-fit: contain;
  }
  & p {
    flex-basis: 100%;
    font-size: ${theme.fontSize.caption};
  }
`;

const Sample = styled.span`
  padding: ${theme.space[2]} ${theme.space[4]};
  border-radius: ${theme.radius.md};
  font-weight: ${theme.weight.strong};
`;

type LogoProblem = 'kind' | 'size' | 'unreadable';

/** A chosen file as settings store it, or why it is no logo; the server validates its content again. */
async function readLogo(file: File): Promise<{ picture: string } | { problem: LogoProblem }> {
  const head = await file
    .slice(0, SNIFFED_BYTES)
    .arrayBuffer()
    .catch(() => null);
  // A file that the cloud has not synced to the device yet.
  if (head === null || head.byteLength === 0) return { problem: 'unreadable' };
  const mime = sniffImage(new Uint8Array(head));
  if (mime === null) return { problem: 'kind' };
  if (file.size >= LOGO_MAX_BYTES) return { problem: 'size' };
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return { problem: 'unreadable' };
  bitmap.close();
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const { result } = reader;
      resolve(typeof result === 'string' ? { picture: result } : { problem: 'unreadable' });
    });
    reader.addEventListener('error', () => resolve({ problem: 'unreadable' }));
    reader.readAsDataURL(new Blob([file], { type: mime }));
  });
}
