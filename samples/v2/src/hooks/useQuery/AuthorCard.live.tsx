import { useState } from 'react';
import { AuthorCard } from './AuthorCard';

export default () => {
  const [authorId, setAuthorId] = useState('calvino');
  return (
    <>
      <AuthorCard authorId={authorId} />
      {['calvino', 'leguin', 'sagan'].map((id) => (
        <button key={id} onClick={() => setAuthorId(id)}>
          {id}
        </button>
      ))}
    </>
  );
};
