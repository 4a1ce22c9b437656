import {type ReactNode, useState} from 'react';
import {DownloadError} from '../shared/loadBundles';
import type {SourceFile} from '../shared/types';
import CopyButton from './CopyButton';
import {downloadZip} from './download';
import {formatBytes} from './DownloadBar';
import FileTree from './FileTree';
import FileViewer from './FileViewer';
import styles from './styles.module.css';

/** The generated files. */
export default function FilesPane({files}: {readonly files: readonly SourceFile[] | undefined}): ReactNode {
  const [path, setPath] = useState('create-api-client.ts');
  const [failure, setFailure] = useState<string>();
  const file = files?.find((each) => each.path === path) ?? files?.[0];
  return (
    <>
      <h2>Files</h2>
      {!files || !file ? (
        <p className={styles.hint}>The generated files appear here.</p>
      ) : (
        <div className={styles.files}>
          <div>
            <FileTree files={files} chosen={file.path} onChoose={setPath} />
            <button
              type="button"
              onClick={() => {
                setFailure(undefined);
                downloadZip(files).catch((error: unknown) => setFailure(new DownloadError(error).message));
              }}
            >
              Download .zip
            </button>
            {failure !== undefined && <p role="alert">{failure}</p>}
          </div>
          <div className={styles.viewer}>
            <div className={styles.toolbar}>
              <h3>{file.path}</h3>
              <span>{formatBytes(byteLength(file.text))}</span>
              <CopyButton text={file.text} label={`Copy ${file.path}`} />
            </div>
            <FileViewer key={file.path} file={file} />
          </div>
        </div>
      )}
    </>
  );
}

export const byteLength = (text: string): number => new Blob([text]).size;
