import './title.css';

export const title = 'title';
