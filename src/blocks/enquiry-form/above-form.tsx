import type { VersionedForm } from '../../compiled';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { useSiteSettings } from '../../ui/site-settings';
import { isSimulated } from './browser-form';
import styles from './enquiry-form.module.css';

/** How else the site can be contacted, unless the form sends nothing, and what happens after it was sent. */
export function AboveForm({ form }: { form: VersionedForm }) {
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
