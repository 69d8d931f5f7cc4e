import('map-kit').then(console.log);
