console.log(160);
