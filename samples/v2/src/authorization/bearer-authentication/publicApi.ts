export { publicApi } from '../qraft-secure-request-fn/publicApi';
