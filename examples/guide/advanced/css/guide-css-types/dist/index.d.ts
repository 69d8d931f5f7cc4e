import './theme.css';
export declare const row: string;
