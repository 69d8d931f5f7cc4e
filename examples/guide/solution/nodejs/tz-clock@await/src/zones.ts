const { lisbon } = await Promise.resolve({ lisbon: 'Europe/Lisbon' });

export const zones = { lisbon, osaka: 'Asia/Tokyo' };
