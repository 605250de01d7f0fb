/** What the environment says; README.md lists every name. */
export interface Settings {
  port: number;
  host: string;
  /** The folder of the built site. Left out: the receiver alone, behind another host. */
  site?: string;
  /** The folder of the documents, for the forms. */
  pages: string;
  /** The folder for what was sent. */
  data: string;
  databaseUrl?: string;
  trustedProxies: number;
  limits: { perAddress: number; total: number; atOnce: number };
  webhook?: { url: string; secret: string };
  mail?: { smtpUrl: string; from: string; to: string };
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Throws an Error that names the variable and says what to write. An empty variable counts as missing. */
export function readSettings(environment: Environment): Settings {
  const text = (name: string): string | undefined => environment[name] || undefined;
  const number = (name: string, otherwise: number): number => {
    const written = text(name);
    if (written === undefined) return otherwise;
    if (!/^\d+$/.test(written))
      throw new Error(`${name} is “${written}”: write a number, such as ${otherwise}.`);
    return Number(written);
  };
  const together = (...names: readonly string[]): readonly string[] | undefined => {
    const missing = names.filter((name) => !text(name));
    if (missing.length === names.length) return undefined;
    if (missing.length > 0) {
      throw new Error(`${names.join(', ')} belong together: ${missing.join(' and ')} is missing.`);
    }
    return names.map((name) => text(name) ?? '');
  };

  const databaseUrl = text('ENQUIRIES_DATABASE_URL');
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new Error('ENQUIRIES_DATABASE_URL: write postgres://user:password@host:5432/database.');
  }
  const [webhookUrl, secret] = together('ENQUIRIES_WEBHOOK_URL', 'ENQUIRIES_WEBHOOK_SECRET') ?? [];
  const [smtpUrl, from, to] =
    together('ENQUIRIES_SMTP_URL', 'ENQUIRIES_MAIL_FROM', 'ENQUIRIES_MAIL_TO') ?? [];
  if (webhookUrl && !isWebAddress(webhookUrl)) {
    throw new Error(
      'ENQUIRIES_WEBHOOK_URL: write an address that begins with https://, without user and password.',
    );
  }
  if (secret && !/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/.test(secret)) {
    throw new Error('ENQUIRIES_WEBHOOK_SECRET: write “whsec_” and at least 24 bytes in Base64 behind it.');
  }
  if (smtpUrl && !/^smtps?:\/\//.test(smtpUrl)) {
    throw new Error('ENQUIRIES_SMTP_URL: write smtps://user:password@host:465.');
  }
  return {
    port: number('PORT', 4173),
    host: text('HOST') ?? '127.0.0.1',
    site: environment.SITE === 'none' ? undefined : (text('SITE') ?? 'dist'),
    pages: text('PAGES') ?? 'pages-json',
    data: text('DATA') ?? 'data',
    databaseUrl,
    trustedProxies: number('TRUSTED_PROXIES', 0),
    limits: {
      perAddress: number('ENQUIRIES_PER_MINUTE_AND_ADDRESS', 60),
      total: number('ENQUIRIES_PER_MINUTE', 1200),
      atOnce: number('ENQUIRIES_AT_ONCE', 200),
    },
    webhook: webhookUrl && secret ? { url: webhookUrl, secret } : undefined,
    mail: smtpUrl && from && to ? { smtpUrl, from, to } : undefined,
  };
}

/** What `fetch` posts to: it refuses an address with a password in it. */
function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}
