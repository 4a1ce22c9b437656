import type {Content} from './document';

/** 1.x preferred these to any other media type. */
const COMMON_MEDIA_TYPES = [
  'application/json-patch+json',
  'application/json',
  'application/x-www-form-urlencoded',
  'text/json',
  'text/plain',
  'multipart/form-data',
  'multipart/mixed',
  'multipart/related',
  'multipart/batch',
];

/**
 * Picks the one media type that 1.x uses of a body: the first common one with a schema, else the first with a schema.
 * Returns `undefined` when there is none; 1.x then treats the body as absent.
 */
export function pickMediaType(content: Content | undefined): string | undefined {
  const withSchema = Object.keys(content ?? {}).filter((mediaType) => content?.[mediaType]?.schema !== undefined);
  return withSchema.find(isCommon) ?? withSchema[0];
}

function isCommon(mediaType: string): boolean {
  const [essence = ''] = mediaType.split(';');
  return COMMON_MEDIA_TYPES.includes(essence.trim());
}
