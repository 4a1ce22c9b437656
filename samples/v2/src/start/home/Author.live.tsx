import { useState } from 'react';
import { Author } from './Author';

export default () => {
  const [authorId, setAuthorId] = useState('sagan');
  return (
    <>
      <Author authorId={authorId} />
      {['calvino', 'leguin', 'sagan'].map((id) => (
        <button key={id} onClick={() => setAuthorId(id)}>
          {id}
        </button>
      ))}
    </>
  );
};
