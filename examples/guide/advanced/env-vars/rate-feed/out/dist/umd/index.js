…
        const url = "https://rates.example.com";
        const sameUrl = "https://rates.example.com";
        const token = process.env.RATES_TOKEN;
        const isDev = false;
        const mode = "production";
…
