import type {ReactNode} from 'react';
import ScrollingTable from '../ScrollingTable';
import {RESULTS} from './results';
import {TOOLS, type Figure, type Part} from './tools';

interface FiguresProps {
  readonly document: 'bookshop' | 'github';
  readonly part: Part;
  /** Column headings by the name of the value in results.json. */
  readonly columns: Readonly<Record<string, string>>;
}

/** One part of bench/tools/results.json, with a row for each tool. */
export function ToolFigures({document, part, columns}: FiguresProps): ReactNode {
  const figures = RESULTS.documents[document][part];
  return (
    <ScrollingTable>
      <thead>
        <tr>
          <th scope="col">Tool</th>
          {Object.values(columns).map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {TOOLS.filter(({id}) => figures[id]).map(({id, label}) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            {Object.keys(columns).map((name) => (
              <td key={name}>{format(figures[id]?.[name], name, part)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}

/** Features by their name in results.json, with a column for each tool. */
export function ToolFeatures({labels}: {readonly labels: Readonly<Record<string, string>>}): ReactNode {
  const tools = TOOLS.filter(({packages}) => packages.length > 0);
  return (
    <ScrollingTable>
      <thead>
        <tr>
          <th scope="col">Feature</th>
          {tools.map(({id, label}) => (
            <th key={id} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(labels).map(([name, label]) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            {tools.map(({id}) => (
              <td key={id}>{format(RESULTS.features[name]?.[id], name)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}

/** The measured packages and the machine. */
export function ToolVersions(): ReactNode {
  const names = TOOLS.flatMap(({packages}) => packages);
  return (
    <p>
      Measured on {RESULTS.date} with Node.js {RESULTS.node} on a machine with {RESULTS.cores} cores:{' '}
      {[...names, '@tanstack/react-query', 'typescript']
        .map((name) => `${name} ${RESULTS.versions[name] ?? ''}`)
        .join(', ')}
      .
    </p>
  );
}

/** Formats bytes as KiB, and times with one decimal. */
function format(figure: Figure | undefined, name: string, part?: Part): string {
  if (typeof figure === 'boolean') return figure ? 'yes' : 'no';
  if (typeof figure !== 'number') return figure ?? '—';
  if (part === 'bundles') return (figure / 1024).toFixed(1);
  return /seconds/i.test(name) ? figure.toFixed(1) : figure.toLocaleString('en-US');
}
