import type {ComponentType} from 'react';
import LiveRunner from './LiveRunner';
import {loadSample} from './samples';

/** Loads a sample, and returns the component that runs it. Mount it with another `key` to start the sample again. */
export async function loadRunner(file: string): Promise<ComponentType> {
  const createSample = await loadSample(file);
  return function Runner() {
    return <LiveRunner createSample={createSample} />;
  };
}
