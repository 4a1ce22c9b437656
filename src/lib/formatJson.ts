import type {JsonValue} from './sampleRecording';

/** Formats JSON. A value that fits into `width` characters stays on one line. Longer values are broken and indented. */
export function formatJson(value: JsonValue, width = 60, indent = ''): string {
  const inline = formatInline(value);
  if (typeof value !== 'object' || value === null || indent.length + inline.length <= width) return inline;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => inner + formatJson(item, width, inner)).join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value).map(
    ([name, item]) => `${inner}${JSON.stringify(name)}: ${formatJson(item, width, inner)}`,
  );
  return `{\n${entries.join(',\n')}\n${indent}}`;
}

function formatInline(value: JsonValue): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(formatInline).join(', ')}]`;
  const entries = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${formatInline(item)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
