const limits = { label: 11 };

export = limits;
