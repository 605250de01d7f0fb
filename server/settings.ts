import { join } from 'node:path';
import { urlOf } from '../src/format/url-of';
import { mainPages, type ProjectPaths, projectPaths } from '../src/project/project-paths.mjs';
import { isRecipient } from './backup/encryption';
import { createEnvironmentReader, type Environment } from './environment';
import type { LogFormat } from './log';

/** The settings from the environment; docs/environment.md lists all variables. */
export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads the settings. Throws an Error with the name of the variable and advice. An empty variable counts as missing.
 * `paths` has the defaults: `out` is the folder of the built site, `data` that of enquiries, `port` that of the server.
 */
export function readSettings(
  environment: Environment,
  paths: Pick<ProjectPaths, 'out' | 'data' | 'port'> = projectPaths(mainPages),
) {
  const { text, number, host, url, matching, list, requireTogether } = createEnvironmentReader(environment);

  requireTogether('ENQUIRIES_WEBHOOK_URL', 'ENQUIRIES_WEBHOOK_SECRET');
  const webhookUrl = url(
    'ENQUIRIES_WEBHOOK_URL',
    ['https', 'http'],
    'https://crm.example.org/hooks/enquiries',
  );
  const secret = matching(
    'ENQUIRIES_WEBHOOK_SECRET',
    /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/,
    'Write “whsec_” followed by at least 24 bytes in Base64.',
  );

  requireTogether('ENQUIRIES_SMTP_URL', 'ENQUIRIES_MAIL_FROM', 'ENQUIRIES_MAIL_TO');
  const smtpUrl = url('ENQUIRIES_SMTP_URL', ['smtps', 'smtp'], 'smtps://user:password@host:465');
  const from = matching(
    'ENQUIRIES_MAIL_FROM',
    new RegExp(`^${mailboxPattern}$`, 'u'),
    'Write one address, such as Website <website@example.org>.',
  );
  const to = matching(
    'ENQUIRIES_MAIL_TO',
    new RegExp(`^${mailboxPattern}( ?, ?${mailboxPattern})*$`, 'u'),
    'Write one address, such as enquiries@example.org, or several with commas.',
  );

  // More bits would keep a phone busy for minutes.
  const bits = number('ENQUIRIES_PROOF_OF_WORK', { min: 0, max: 24, defaultValue: 0 });
  const proofSecret = matching(
    'ENQUIRIES_PROOF_SECRET',
    /^[A-Za-z0-9+/=_-]{32,}$/,
    'Write what `openssl rand -base64 32` prints.',
  );

  const siteFolder = text('SITE') ?? paths.out;
  const site = siteFolder === 'none' ? undefined : siteFolder;
  const trustedProxies = number('TRUSTED_PROXIES', { min: 0, max: 16, defaultValue: 0 });
  const connectionsPerAddress = number('CONNECTIONS_PER_ADDRESS', { min: 1, defaultValue: 256 });
  matching('LOG_FORMAT', /^(json|text)$/, 'Write json or text.'); // only validated here; read by logFormat

  return {
    port: number('PORT', { min: 0, max: 65_535, defaultValue: paths.port }),
    host: host('HOST', '127.0.0.1'),
    /** The folder of the built site. If undefined, only the receiver runs, behind another host. */
    site,
    /** The build's configuration file for the server: `_server.json` in the built site. */
    serverConfig: text('SERVER_CONFIG') ?? join(site ?? paths.out, '_server.json'),
    /** The folder for enquiries. */
    data: text('DATA') ?? paths.data,
    databaseUrl: url(
      'ENQUIRIES_DATABASE_URL',
      ['postgres', 'postgresql'],
      'postgres://user:password@host:5432/database',
    ),
    /** Origins of pages elsewhere that may send forms here, besides those of the build. */
    allowedOrigins: list(
      'ENQUIRIES_ALLOWED_ORIGINS',
      (origin) => urlOf(origin)?.origin === origin,
      'Write an origin, such as https://www.example.org, or several with commas.',
    ),
    trustedProxies,
    /** Undefined behind a proxy, since all connections come from it. */
    connectionsPerAddress: trustedProxies > 0 ? undefined : connectionsPerAddress,
    limits: {
      perMinuteAndAddress: number('ENQUIRIES_PER_MINUTE_AND_ADDRESS', { min: 1, defaultValue: 60 }),
      perMinute: number('ENQUIRIES_PER_MINUTE', { min: 1, defaultValue: 1200 }),
      atOnce: number('ENQUIRIES_AT_ONCE', { min: 1, defaultValue: 200 }),
    },
    webhook: webhookUrl && secret ? { url: webhookUrl, secret } : undefined,
    mail: smtpUrl && from && to ? { smtpUrl, from, to } : undefined,
    /** The address of /metrics, separate from the public one. If undefined, metrics are not served. */
    metricsAddress: readHostAndPort(text('METRICS_ADDRESS')),
    /** Minimum free disk space for SQLite in bytes, below which /readyz responds with 503. */
    readyFreeBytes: number('READY_FREE_MB', { min: 0, max: 1_000_000, defaultValue: 64 }) * 1_000_000,
    spam: {
      /** Maximum number of enquiries per day and network that are not quarantined; 0 for no limit. */
      perDayAndAddress: number('ENQUIRIES_PER_DAY_AND_ADDRESS', { min: 0, max: 1000, defaultValue: 20 }),
      /** The path of the file that lists blocked domains. */
      blockedDomains: text('ENQUIRIES_BLOCKED_DOMAINS'),
    },
    /** If undefined, no proof of work is required. */
    proof: bits > 0 ? { bits, secret: proofSecret } : undefined,
    backup: {
      /** The folder of scheduled backups. If undefined, there are none. */
      folder: text('BACKUP_FOLDER'),
      everyHours: number('BACKUP_EVERY_HOURS', { min: 1, defaultValue: 24 }),
      keep: number('BACKUP_KEEP', { min: 1, defaultValue: 14 }),
      /** Public keys of age; without any, backups are not encrypted. */
      recipients: list(
        'BACKUP_RECIPIENT',
        isRecipient,
        'Write an age public key, age1…, or several with commas.',
      ),
    },
  };
}

/**
 * The log format: from `LOG_FORMAT`, else text on a terminal and JSON otherwise. It is read separately, because
 * failures of other settings are logged as well.
 */
export function logFormat(environment: Environment, isTerminal: boolean): LogFormat {
  const format = environment.LOG_FORMAT;
  if (format === 'json' || format === 'text') return format;
  return isTerminal ? 'text' : 'json';
}

/** A host and a port, as in a URL: `localhost:9464`, `[::1]:9464`. */
function readHostAndPort(address: string | undefined): { host: string; port: number } | undefined {
  if (address === undefined) return undefined;
  const url = urlOf(`tcp://${address}`);
  if (!url?.port || url.href !== `tcp://${url.host}`)
    throw new Error('METRICS_ADDRESS is not valid. Write a host and a port, such as 127.0.0.1:9464.');
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) };
}

const addressPattern = String.raw`[^\s\p{Cc}@<>,;:"]+@[^\s\p{Cc}@<>,;:"]+`;
const displayNamePattern = String.raw`(?:"[^"\p{Cc}]*" *|[^\s\p{Cc}"<>,;@][^\p{Cc}"<>,;@]*)?`;
/** A mailbox (RFC 5322, without rare forms): `enquiries@example.org`, or `Website <website@example.org>`. */
const mailboxPattern = `(?:${addressPattern}|${displayNamePattern}<${addressPattern}>)`;
