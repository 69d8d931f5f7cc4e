import React from 'react';

export const Seat = ({ code }: { code: string }) => <button className="seat">{code}</button>;
