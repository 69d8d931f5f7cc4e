export declare const child: (fare: Fare) => Fare;

declare interface Fare {
    cents: number;
}

export { }
