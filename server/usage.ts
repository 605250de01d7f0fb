/** The output of `npm run serve -- --help`. docs/environment.md has all settings. */
export const usage = `\
Usage: npm run serve -- [--pages DIR]

Serves the built site and receives enquiries until it gets SIGTERM or SIGINT.

  --pages DIR  the folder of the documents (default: pages-json); any other has its own built site (dist-NAME),
               enquiries (data-NAME) and port

Settings are environment variables, such as

  PORT, HOST               where to listen (4173, 127.0.0.1)
  SITE                     the folder of the built site (dist); none: only the receiver
  DATA                     the folder of the SQLite file for enquiries (data)
  ENQUIRIES_DATABASE_URL   PostgreSQL instead of SQLite: postgres://user:password@host:5432/database
  TRUSTED_PROXIES          how many of your own proxies are in front of the server (0)
  ENQUIRIES_WEBHOOK_URL    where to deliver enquiries; also set ENQUIRIES_WEBHOOK_SECRET
  ENQUIRIES_SMTP_URL       the mail server; also set ENQUIRIES_MAIL_FROM and ENQUIRIES_MAIL_TO
  METRICS_ADDRESS          where to serve metrics, such as 127.0.0.1:9464
  BACKUP_FOLDER            where to make a backup every day

All settings: docs/environment.md. To check them: npm run enquiries -- doctor`;
