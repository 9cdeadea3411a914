import { readSourceFiles, isTest } from '#tests/architecture/sourceFiles.ts';

/** What takes bytes or text apart that somebody sent: calls of the platform, and packages that do it. */
const READS = new RegExp(
  [
    String.raw`\bJSON\.parse\(`,
    String.raw`\bnew (?:TextDecoder|DataView|X509Certificate|DOMParser)\(`,
    String.raw`\b(?:\w+[iI]|i)nflate|\bgunzip|\bunzip|\bbrotliDecompress`,
    String.raw`\bdecodeURI|\bof new URLSearchParams\(|\.searchParams\.get\(`,
    String.raw`\bsharp\(|\.formData\(\)|\.arrayBuffer\(\)|\bof (?:response|request)\b`,
    String.raw`\bread(?:Bytes|Chunks|Limited|Shape)\(`,
    String.raw`\batob\(|Buffer\.from\(\w+, '(?:base64|base64url|hex)'\)`,
    String.raw`(?:from|import\() ?'(?:papaparse|@streamparser/json|pbf|osm-pbf-parser-node|pmtiles|@maplibre/vt-pbf)`,
    String.raw`(?:from|import\() ?'(?:libphonenumber-js|@simplewebauthn/server|openid-client|stripe)`,
  ].join('|'),
  'u',
);

/** Packages of the server that read nothing that a stranger made, beyond what the table says. */
export const READ_NOTHING = [
  '@node-rs/argon2',
  '@opentelemetry/api',
  '@opentelemetry/context-async-hooks',
  '@opentelemetry/core',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace',
  '@zxcvbn-ts/language-common',
  'fxa-common-password-list',
  'geojson-vt',
  'koa-helmet',
  'leven',
  'nodemailer',
  'pg',
  'pg-copy-streams',
  'pino',
  'pino-pretty',
  'prom-client',
  'rate-limiter-flexible',
  'sirv',
  'typeorm',
  'valibot',
  'web-push',
];

/** Packages that read what strangers send: within Node's bound of a head, or by whom the table names. */
export const READ_SENT: Record<string, string> = {
  koa: 'the head',
  '@koa/router': 'the head',
  'koa-session': 'the head',
  sharp: 'api/adapters/files/images.ts',
  papaparse: 'schema/transfer/readCsv.ts',
  '@streamparser/json': 'schema/transfer/readGeoJson.ts',
  '@fastify/busboy': 'api/partners/reporting/readForm.routes.ts',
  'libphonenumber-js': 'schema/typed/phone.ts',
  '@simplewebauthn/server': 'api/adapters/passkeys.ts',
  'openid-client': 'api/adapters/openIdProvider.ts',
  aws4fetch: 'api/adapters/files/s3Files.ts',
  stripe: 'api/adapters/payments/stripeEvents.ts',
  pbf: 'api/townMap/readExtract.ts',
  'osm-pbf-parser-node': 'api/townMap/readExtract.ts',
  pmtiles: 'api/townMap/importArchive.ts',
  '@maplibre/vt-pbf': 'api/townMap/cutTiles.ts',
};

/** Bound by what another file reads, of whatever length it lets through. */
export const READ_BY: Record<string, string> = {
  'api/http/call.ts': 'api/http/media/readBytes.ts',
  'api/http/koaCall.ts': 'api/http/media/readBytes.ts',
  'api/issues/partialUploads.routes.ts': 'api/http/media/readBytes.ts',
  'api/adapters/files/images.ts': 'api/adapters/files/soundShape.ts',
  'api/adapters/files/logos.ts': 'api/adapters/files/soundShape.ts',
  'api/adapters/openIdProvider.ts': 'api/adapters/limitedBody.ts',
  'api/adapters/places/httpGeocoder.ts': 'api/adapters/limitedBody.ts',
  'api/adapters/outreach/twilioTexts.ts': 'api/adapters/limitedBody.ts',
  'api/adapters/files/s3Files.ts': 'api/adapters/limitedBody.ts',
  'api/adapters/outreach/open311Client.ts': 'api/adapters/outreach/outbound.ts',
  'api/adapters/outreach/open311Exchange.ts': 'api/adapters/outreach/outbound.ts',
  'api/commandLine/transfer/importFromCommandLine.ts': 'schema/transfer/readCsv.ts',
  'api/adapters/payments/stripeEvents.ts': 'api/case/payments/paymentWebhook.routes.ts',
  'api/adapters/passkeys.ts': 'schema/people/passkeys.ts',
  'api/http/limits/rateLimits.ts': 'api/http/serveEndpoint.ts',
  'api/http/limits/proofOfWork.ts': 'api/http/readJson.ts',
  'api/partners/bodies/answerPhotos.routes.ts': 'api/http/media/readBytes.ts',
  'api/partners/bodies/forwardingToken.ts': 'api/http/readJson.ts',
};

const STORED = 'our own rows, or JSON that we made of them';
const OPERATOR = 'a setting or a file of the operator';
const ASKED = 'what the provider of the payments answers to our own questions';

/** What nobody else made. */
export const READ_OURS: Record<string, string> = {
  'api/startup/createPainter.ts': STORED,
  'api/database/announcer.ts': STORED,
  'api/monitoring/siteFigures.ts': STORED,
  'api/console/getHealthFigures.sql.ts': STORED,
  'api/http/handler.ts': STORED,
  'api/http/answerErrors.ts': STORED,
  'api/http/idempotency.ts': STORED,
  'api/case/payments/startCheckout.routes.ts': STORED,
  'api/partners/embeds/embeds.routes.ts': STORED,
  'api/partners/embeds/map/backdrop.ts': OPERATOR,
  'api/partners/calendar/calendar.routes.ts': STORED,
  'api/people/accounts.routes.ts': STORED,
  'api/http/media/zipParts.ts': 'writes',
  'api/partners/dataPage/receiver.ts': 'an example, for readers',
  'api/platform/columns.entities.ts': STORED,
  'api/database/embedded/embeddedBinaries.ts': 'files of a package',
  'api/http/pages/builtPages.ts': 'files of the build',
  'api/http/pages/staticFiles.ts': 'files of the build',
  'api/http/pages/apiDocs.ts': 'files of the build',
  'api/moderation/removedPhoto.ts': 'a constant',
  'api/config/monitoringSettings.ts': OPERATOR,
  'api/commandLine/commandLine.ts': OPERATOR,
  'api/adapters/places/tiles.ts': OPERATOR,
  'api/adapters/places/openTileFile.ts': OPERATOR,
  'api/adapters/places/townMapFiles.ts': OPERATOR,
  'api/townMap/archiveWriter.ts': OPERATOR,
  'api/townMap/cutTiles.ts': OPERATOR,
  'api/townMap/importArchive.ts': OPERATOR,
  'api/townMap/mapFeature.ts': OPERATOR,
  'api/townMap/multipolygons.ts': OPERATOR,
  'api/townMap/streetShelves.ts': OPERATOR,
  'schema/places/tiles/readVectorTile.ts': OPERATOR,
  'schema/places/readShape.ts': `${OPERATOR}, in their own browser`,
  'schema/transfer/writeIssues.ts': 'writes',
  'schema/transfer/writeLedger.ts': 'writes',
  'schema/transfer/writeUpdates.ts': 'writes',
  'api/adapters/files/varyPicture.ts': 'pictures of the demo',
  'api/adapters/files/sharePicture.ts': 'photos that we have written anew, and a drawing of ours',
  'api/startup/loadLater.ts': 'loads packages and reads nothing',
  'api/adapters/payments/stripePayments.ts': ASKED,
  'api/adapters/payments/stripeLists.ts': ASKED,
  'api/adapters/payments/stripeRecords.ts': ASKED,
};

const NOT_SERVED = /^api\/(?:data|database\/(?:migrations|demo)|commandLine\/seed|jobs\/demo)\//u;

/** Files of the server and of its contract in which something is taken apart. */
export const findReaders = (): string[] =>
  readSourceFiles()
    .filter((file) => /^(?:api|schema)\//u.test(file.path) && !isTest(file))
    .filter(({ path, text }) => !NOT_SERVED.test(path) && READS.test(text))
    .map(({ path }) => path)
    .toSorted();
