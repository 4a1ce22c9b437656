import {generate} from 'selfsigned';

/** A certificate for one test run; the browser is told not to ask who signed it. */
export function createCertificate(): {key: string; cert: string} {
  const {private: key, cert} = generate([{name: 'commonName', value: 'localhost'}], {keySize: 2048, days: 2});
  return {key, cert};
}
