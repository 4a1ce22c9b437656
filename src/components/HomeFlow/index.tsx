import type {ReactNode} from 'react';
import HomeSection from '../HomeSection';
import {Client, Component, Connection, Document} from './parts';
import styles from './styles.module.css';

const LABEL =
  'From openapi.yaml, openapi-qraft generates src/api. Author.tsx imports it, and the field country keeps its type.';

/** A drawing of how a type of the document reaches a component. Wide, or tall on narrow screens. */
export default function HomeFlow(): ReactNode {
  return (
    <HomeSection
      id="flow"
      title="From the document to the hook"
      lead="Each field keeps its type along the way. Rename a field in the document, generate again, and TypeScript flags every place that still uses the old name."
    >
      <svg className={styles.wide} viewBox="0 0 1000 216" role="img" aria-label={LABEL}>
        <Document x={0} y={0} />
        <Connection x={258} y={138} length={108} label="openapi-qraft" />
        <Client x={376} y={0} />
        <Connection x={634} y={138} length={108} label="import" />
        <Component x={752} y={0} />
      </svg>
      <svg className={styles.tall} viewBox="0 0 300 776" role="img" aria-label={LABEL}>
        <Document x={26} y={0} />
        <Connection x={150} y={226} length={46} label="openapi-qraft" isDown />
        <Client x={26} y={280} />
        <Connection x={150} y={506} length={46} label="import" isDown />
        <Component x={26} y={560} />
      </svg>
    </HomeSection>
  );
}
