console.log(191);
