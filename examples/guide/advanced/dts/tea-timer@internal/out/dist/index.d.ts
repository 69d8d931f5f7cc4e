export interface Cup {
    millilitres: number;
    /** @internal */ id: string;
}
/** @internal */ export declare const limit: number;
