const root = process.argv[2]!; const old = process.argv[3] === 'old'; const hang = process.argv[4] !== 'no-webhook';
const { openStore } = await import(`${root}/server/store/open-store.ts`);
const { openChannels } = await import(`${root}/server/delivery/channels.ts`);
const { systemClock } = await import(`${root}/server/delivery/clock.ts`);
const { createLog } = await import(`${root}/server/log.ts`);
const { startMailServer } = await import(`${root}/tests/server/mail-server.ts`);
const { startWebhookReceiver } = await import(`${root}/tests/server/webhook-receiver.ts`);
const { exampleEnquiry } = await import(`${root}/tests/server/example-enquiry.ts`);
const { mkdtempSync } = await import('node:fs');
const store = await openStore(mkdtempSync('/tmp/measure-'), undefined);
const mailServer = await startMailServer(); const hook = await startWebhookReceiver(); hook.answer('never');
const settings = { webhook: hang ? { url: hook.url, secret: `whsec_${'A'.repeat(32)}` } : undefined, mail: { smtpUrl: mailServer.url, from: 'a@example.org', to: 'b@example.org' } };
const channels = openChannels(settings, old ? [] : async () => ({ form: () => undefined }));
const start = old ? (await import(`${root}/server/delivery/courier.ts`)).startCourier : (await import(`${root}/server/delivery/start-delivery.ts`)).startDelivery;
const kept = Date.now();
await Promise.all(Array.from({ length: 200 }, () => store.keep(exampleEnquiry({ received: new Date().toISOString(), handOn: [...channels.keys()] }))));
start({ store, channels, log: createLog(() => {}), clock: systemClock, chance: Math.random });
const times: number[] = [];
setTimeout(finish, 95_000);
for (let i = 0; i < 200; i++) { await mailServer.next(); times.push((Date.now() - kept) / 1000); }
finish();
function finish() { const median = times[99]; console.log(`${root} ${hang ? 'hanging webhook' : 'no webhook'}: ${times.length} of 200 mails, median ${median ?? `more than ${(Date.now() - kept) / 1000 | 0}`} s`); process.exit(0); }
