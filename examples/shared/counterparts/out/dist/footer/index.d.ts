// types
import './boat.css';
export declare const later: (depth?: number) => Promise<string>;

// types end
