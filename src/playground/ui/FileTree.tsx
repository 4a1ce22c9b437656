import {type KeyboardEvent, type ReactNode, useMemo, useRef, useState} from 'react';
import type {SourceFile} from '../shared/types';
import {byteLength} from './FilesPane';
import {formatBytes} from './DownloadBar';
import styles from './styles.module.css';

interface Props {
  readonly files: readonly SourceFile[];
  readonly chosen: string;
  readonly onChoose: (path: string) => void;
}

interface Row {
  /** Ends with a slash if it is a folder. */
  readonly path: string;
  readonly bytes: number;
}

const isFolder = ({path}: Row): boolean => path.endsWith('/');
const parentOf = (path: string): string => path.slice(0, path.replace(/\/$/, '').lastIndexOf('/') + 1);

/** Files by folder, as a tree that the arrow keys move through. */
export default function FileTree({files, chosen, onChoose}: Props): ReactNode {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState(chosen);
  const tree = useRef<HTMLUListElement>(null);
  const rows = useMemo(() => listRows(files), [files]);
  const visible = rows.filter(({path}) => !closed.has(parentOf(path)));
  const current = visible.find(({path}) => path === focused) ?? visible.find(({path}) => path === chosen) ?? visible[0];

  function focus(row: Row | undefined): void {
    if (!row) return;
    setFocused(row.path);
    tree.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(row.path)}"]`)?.focus();
  }

  function toggle(path: string, isClosed: boolean): void {
    setClosed((old) => new Set(isClosed ? [...old, path] : [...old].filter((each) => each !== path)));
  }

  function open(row: Row): void {
    setFocused(row.path);
    if (isFolder(row)) toggle(row.path, !closed.has(row.path));
    else onChoose(row.path);
  }

  function press(event: KeyboardEvent): void {
    if (!current) return;
    const at = visible.indexOf(current);
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => focus(visible[at + 1]),
      ArrowUp: () => focus(visible[at - 1]),
      Home: () => focus(visible[0]),
      End: () => focus(visible.at(-1)),
      ArrowRight: () =>
        isFolder(current) && closed.has(current.path) ? toggle(current.path, false) : focus(visible[at + 1]),
      ArrowLeft: () =>
        isFolder(current) && !closed.has(current.path)
          ? toggle(current.path, true)
          : focus(visible.find(({path}) => path === parentOf(current.path))),
      Enter: () => open(current),
      ' ': () => open(current),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  return (
    <ul ref={tree} role="tree" aria-label="Generated files" className={styles.tree} onKeyDown={press}>
      {visible.map((row) => {
        const {path, bytes} = row;
        const name = path.replace(/\/$/, '').split('/').at(-1) ?? path;
        return (
          <li
            key={path}
            role="treeitem"
            data-path={path}
            aria-level={path.replace(/\/$/, '').split('/').length}
            aria-selected={path === chosen}
            aria-expanded={isFolder(row) ? !closed.has(path) : undefined}
            tabIndex={row === current ? 0 : -1}
            onClick={() => open(row)}
          >
            <span>{isFolder(row) ? `${name}/` : name}</span> <small>{formatBytes(bytes)}</small>
          </li>
        );
      })}
    </ul>
  );
}

/** Folders before their files, files in the order in which they come. */
function listRows(files: readonly SourceFile[]): Row[] {
  const sizes = new Map<string, number>();
  for (const {path, text} of files) {
    const bytes = byteLength(text);
    for (let folder = parentOf(path); folder !== ''; folder = parentOf(folder)) {
      sizes.set(folder, (sizes.get(folder) ?? 0) + bytes);
    }
    sizes.set(path, bytes);
  }
  return [...sizes].map(([path, bytes]) => ({path, bytes}));
}
