import type {ReactNode} from 'react';

export default function Playground(): ReactNode {
  return <h1>Playground</h1>;
}
