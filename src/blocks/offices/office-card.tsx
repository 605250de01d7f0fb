import type { Locale, WordsOfBlocks } from '../../compiled';
import { formatHours } from '../../format/date-time';
import type { Office, Hours as OpeningHours } from '../../generated/compiled';
import card from '../../ui/card.module.css';
import { Flag } from '../../ui/icon';
import { SizedImage } from '../../ui/sized-image';
import styles from './offices.module.css';

interface OfficeCardProps {
  office: Office;
  words: WordsOfBlocks['offices'];
  locale: Locale;
  /** False where what opens the card names it already: then that is the item, too. */
  hasTitle?: boolean;
  /** False where its page has the image at the top already. */
  hasImage?: boolean;
}

/** One office: image, address, contact details and opening hours. */
export function OfficeCard({ office, words, locale, hasTitle = false, hasImage = true }: OfficeCardProps) {
  const { city, address, email, phone, image } = office;
  return (
    <div className={`${card.card} ${styles.card}`} data-item={hasTitle ? '' : undefined}>
      {hasImage && <SizedImage image={image} className={styles.image} />}
      <div className={styles.words}>
        {hasTitle && (
          <h3>
            <OfficeName {...office} />
          </h3>
        )}
        <p className={styles.city}>{city}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{words.address}</dt>
            <dd>
              <address>
                {address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            </dd>
          </div>
          <div>
            <dt>{words.phone}</dt>
            <dd>
              <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
            </dd>
          </div>
          <div>
            <dt>{words.email}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        </dl>
        <table className={styles.hours}>
          <caption>{words.openingHours}</caption>
          <tbody>
            <Hours day={words.weekdays} hours={office.weekdays} closed={words.closed} locale={locale} />
            <Hours day={words.saturday} hours={office.saturday} closed={words.closed} locale={locale} />
            <Hours day={words.sunday} hours={office.sunday} closed={words.closed} locale={locale} />
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface HoursProps {
  day: string;
  hours?: OpeningHours;
  closed: string;
  locale: Locale;
}

/** A day on which an office has no hours is one on which it is closed. */
function Hours({ day, hours, closed, locale }: HoursProps) {
  return (
    <tr>
      <th scope="row">{day}</th>
      <td>{hours ? formatHours(hours, locale) : closed}</td>
    </tr>
  );
}

/** An office's flag and name. */
export function OfficeName({ flag, name }: Pick<Office, 'flag' | 'name'>) {
  return (
    <>
      <Flag code={flag} />
      {name}
    </>
  );
}
