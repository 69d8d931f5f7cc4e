console.log(130);
