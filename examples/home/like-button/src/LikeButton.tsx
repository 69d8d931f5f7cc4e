'use client';

import { useState } from 'react';
import styles from './LikeButton.module.css';

export function LikeButton() {
  const [likes, setLikes] = useState(0);
  return (
    <button className={styles.like} onClick={() => setLikes(likes + 1)}>
      ♥ {likes}
    </button>
  );
}
