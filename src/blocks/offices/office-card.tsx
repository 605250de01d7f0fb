import type { Locale, WordsOfBlocks } from '../../compiled';
import { digitsIn } from '../../form/normalize-answer';
import { formatHours } from '../../format/date-time';
import { type DaysWithHours, openingHours } from '../../format/opening-hours';
import type { Hours, Office, OpenDays } from '../../generated/compiled';
import card from '../../ui/card.module.css';
import { Flag } from '../../ui/icon';
import { OpeningHours } from '../../ui/opening-hours';
import { SizedImage } from '../../ui/sized-image';
import styles from './offices.module.css';

interface OfficeCardProps {
  office: Office;
  words: WordsOfBlocks['offices'];
  locale: Locale;
  /** False if the heading around the card shows the name already, and is marked with `data-item`. */
  hasTitle: boolean;
  /** False if the top of the page shows the image already. */
  hasImage: boolean;
}

/** An office: image, address, contact details and opening hours. */
export function OfficeCard({ office, words, locale, hasTitle, hasImage }: OfficeCardProps) {
  const { name, city, address, email, phone, whatsapp, timeZone, image } = office;
  const rows = hoursRows(office, words, locale);
  const contacts = [
    // Of the number, only the characters that such a URL may have.
    { label: words.phone, text: phone, href: `tel:${phone.replace(/[^+\d().-]/g, '')}` },
    ...(whatsapp
      ? [{ label: words.whatsapp, text: whatsapp, href: `https://wa.me/${digitsIn(whatsapp)}` }]
      : []),
    { label: words.email, text: email, href: `mailto:${email}` },
  ];
  return (
    <div className={`${card.card} ${styles.card}`} data-item={hasTitle ? '' : undefined}>
      {hasImage && <SizedImage image={image} className={styles.image} />}
      <div className={styles.text}>
        {hasTitle && (
          <h3>
            <OfficeName {...office} />
          </h3>
        )}
        {city !== name && <p className={styles.city}>{city}</p>}
        <dl className={styles.contact}>
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
          {contacts.map(({ label, text, href }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <a href={href}>{text}</a>
              </dd>
            </div>
          ))}
        </dl>
        {rows.length > 0 && (
          <OpeningHours
            caption={words.openingHours}
            rows={rows}
            schedule={openDaysOf(office)}
            timeZone={timeZone}
            locale={locale}
            words={words}
          />
        )}
      </div>
    </div>
  );
}

/** The days on which an office is open, with its hours: by day, or else those for weekdays, Saturday and Sunday. */
export const openDaysOf = ({ hours, weekdays, saturday, sunday }: Office): readonly OpenDays[] =>
  hours ?? [
    ...(weekdays ? [{ from: 'monday', to: 'friday', ...weekdays } as const] : []),
    ...(saturday ? [{ from: 'saturday', ...saturday } as const] : []),
    ...(sunday ? [{ from: 'sunday', ...sunday } as const] : []),
  ];

/**
 * The opening hours in words. Without hours by day: a row each for weekdays, Saturday and Sunday, even if it is closed.
 */
function hoursRows(
  { hours, weekdays, saturday, sunday }: Office,
  words: WordsOfBlocks['offices'],
  locale: Locale,
): readonly DaysWithHours[] {
  if (hours) return openingHours(hours, locale);
  if (!weekdays && !saturday && !sunday) return [];
  const row = (days: string, open?: Hours) => ({ days, hours: open && formatHours(open, locale) });
  return [row(words.weekdays, weekdays), row(words.saturday, saturday), row(words.sunday, sunday)];
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
