import { Fragment, useId } from 'react';
import type { VersionedForm } from '../../compiled';
import { formKey } from '../../form/form-key';
import type { FormField } from '../../generated/compiled';
import { island } from '../../islands/island';
import card from '../../ui/card.module.css';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Paragraphs, RichText } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { useSiteSettings } from '../../ui/site-settings';
import { inLanguages } from '../../ui/text';
import type { BlockDefinition, BlockProps } from '../block-props';
import { isSimulated } from './browser-form';
import { draftKeyOf } from './draft';
import { Enquiry } from './enquiry';
import styles from './enquiry-form.module.css';
import { Honeypot } from './honeypot';
import { anyFieldHandlers, isGroup, slotOf } from './kinds/any-field';
import { CharactersLeft } from './kinds/characters-left';
import { GroupControls } from './kinds/group-controls';
import type { SentForm } from './read-enquiry';

const EnquiryIsland = island(
  'enquiry-form',
  'interaction',
  Enquiry,
  ({ formsUrl = '' }): SentForm => ({ url: formsUrl }),
);

/**
 * A form of `_forms`. Forms that are sent also show how else the site can be contacted. `data-foot` keeps the sticky
 * call to action of the page from covering the form.
 */
export function EnquiryForm({ block: { id, heading, lead, form }, words }: BlockProps<'enquiry-form'>) {
  const ownId = useId();
  const { formsUrl, thankYouTexts = [] } = useSiteSettings();
  const { version, consent, instead } = form;
  const draftKey = draftKeyOf(formKey(form));
  return (
    <Section
      block="enquiry-form"
      id={id}
      heading={heading}
      lead={lead}
      belowLead={<AboveForm form={form} />}
      className={styles.enquiry}
      beside
    >
      <div className={`${card.card} ${styles.card}`} data-foot="">
        <EnquiryIsland
          id={id ?? ownId}
          label={heading}
          form={form}
          fieldHandlers={anyFieldHandlers} // browsers load only what their form needs (read-enquiry.ts)
          draftKey={draftKey}
          words={words}
          formsUrl={formsUrl}
          // With a draft, or a query with one of these, the island hydrates at once.
          restoreFrom={[draftKey, ...new Set(form.fields.flatMap(({ prefill = [] }) => prefill))].join(' ')}
          slots={{
            above: <p className={styles.note}>{words.required}</p>,
            ...Object.fromEntries(
              form.fields.map((field) => [
                slotOf(field),
                slotContent(field, `${id ?? ownId}-${field.id}`, form),
              ]),
            ),
            // Shown by forms that are only simulated, and by their thanks: nothing was sent.
            sample: (
              <p className={styles.note}>
                {words.sample} {instead && <Link to={instead.to}>{instead.label}</Link>}
              </p>
            ),
            // Texts of the page to which visitors without script are led after sending.
            next: thankYouTexts.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered at build alone, so that no entry moves
              <Fragment key={index}>
                {text.heading && <h4>{inLanguages(text.heading)}</h4>}
                <Paragraphs paragraphs={text.paragraphs} />
              </Fragment>
            )),
            below: (
              <>
                {!isSimulated(form) && <input type="hidden" name="form_version" value={version} />}
                <Honeypot label={words.leaveEmpty} />
                {consent && (
                  <p className={styles.note}>
                    <input type="hidden" name="consent_version" value={consent.version} />
                    <RichText text={consent.text} />
                  </p>
                )}
              </>
            ),
          }}
        />
      </div>
    </Section>
  );
}

export const block: BlockDefinition<'enquiry-form'> = { component: EnquiryForm };

/** How else the site can be contacted, unless the form sends nothing, and what happens after it was sent. */
function AboveForm({ form }: { form: VersionedForm }) {
  const { contacts = [] } = useSiteSettings();
  const { next } = form;
  return (
    <>
      {!isSimulated(form) && contacts.length > 0 && (
        <div className={styles.contacts}>
          {contacts.map(({ icon, label, to }) => (
            <Link key={icon} to={to}>
              <Icon name={icon} /> {label}
            </Link>
          ))}
        </div>
      )}
      {next && (
        <div className={styles.nextSteps}>
          <h3>{next.heading}</h3>
          <ol>
            {next.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      )}
    </>
  );
}

/** The slotted content of a field, if any. */
function slotContent(field: FormField, id: string, { filled }: VersionedForm) {
  if (field.counter) return <CharactersLeft field={field} id={`${id}-left`} />;
  return (
    isGroup(field) && <GroupControls field={field} id={id} value={filled?.[field.name] ?? field.value} />
  );
}
