/*! tidy-chip types | MIT */
import './chip.css';
export declare const chip: (label: string) => string;
