const HOME =
  /^(?:welcome|welkom|(?:herzlich )?willkommen|bienvenue|bienvenid[oa]s?|benvenut[oi]|bem-vindos?|benvinguts?|välkommen|velkommen|tervetuloa|witamy|vítejte|vitajte|dobrodošli|добро пожаловать|ласкаво просимо|ようこそ|home|home ?page|start|startseite|accueil|inicio|início|inici|hem|hjem|forside|etusivu|avaleht|strona główna|domů|domov|hlavní strana|hlavní stránka|hlavná stránka|úvod(?:ní (?:strana|stránka)|ná stránka)?|početna|naslovnica|kezdőlap|főoldal|acasă|ana ?sayfa|главная(?: страница)?|головна|начало|αρχική|首页|首頁|ホーム|トップ(?:ページ)?|홈|الرئيسية|trang chủ|หน้าแรก)$/iu;

/** Whether a text is only the word for the first page of a site, as in menus, titles and breadcrumbs. */
export const isHomeWord = (text: string): boolean => HOME.test(text);
