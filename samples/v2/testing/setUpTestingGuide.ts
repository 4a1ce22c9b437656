import { configure } from '@testing-library/react';
// MSW 3 needs Node.js 22.12. These are the features that Node.js 20, which
// may also run our checks, lacks.
import 'core-js/actual/promise/with-resolvers';
import 'core-js/actual/set/difference';
import 'core-js/actual/set/intersection';

// The default of one second is too short for a busy machine.
configure({ asyncUtilTimeout: 5000 });
