import {generate} from 'selfsigned';

/** Creates a self-signed certificate for one test run. The browser is told to accept it. */
export function createCertificate(): {key: string; cert: string} {
  const {private: key, cert} = generate([{name: 'commonName', value: 'localhost'}], {keySize: 2048, days: 2});
  return {key, cert};
}
