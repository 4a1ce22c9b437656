import * as tanstack from '@tanstack/react-query';
import * as testingLibrary from '@testing-library/react';
import { createRecorder } from '../../common/testing/createRecorder';
import { queryClient } from '../shared/client';
import { renderSample, renderSampleHook } from './renderSample';

export const { recordSample, runSample } = createRecorder({
  tanstack,
  testingLibrary,
  queryClient,
  renderers: { render: renderSample, renderHook: renderSampleHook },
});
