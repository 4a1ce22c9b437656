import { QraftContext } from '@openapi-qraft/react';
import { baseUrl, qraft } from './client';
import { requestWithCookies } from './requestWithCookies';

const contextValue = { requestFn: requestWithCookies, baseUrl };

export function Member() {
  return (
    <QraftContext.Provider value={contextValue}>
      <Greeting />
    </QraftContext.Provider>
  );
}

function Greeting() {
  const { data: member } = qraft.members.getProfile.useQuery();

  return <p>{member ? `Welcome, ${member.name}` : '…'}</p>;
}
