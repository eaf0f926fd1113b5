import { isMereGreeting } from '../without-greeting.ts';
import { isTemplateTitle } from './template-title.ts';

/** Words in titles, logos and menus of any site that are not a name. */
const GENERIC = new Set(
  (
    'home|homepage|home page|index|index page|board index|forum index|forums?|foren-übersicht|forenübersicht|website|web site|my website|my site|site|main|main page|page|start|start page|' +
    'default|untitled|untitled document|document|new page|title|logo|brand|company name|your company|your company name|' +
    'site name|site title|your site|your website|your business|your brand|your blog|your shop|your store|your name|your name here|your title|your logo|your organization|your organisation|your app|ihre firma|ihr unternehmen|ihr name|ihre website|firmenname|votre entreprise|votre site|votre nom|nom de l’entreprise|tu empresa|tu sitio web|tu nombre|nombre de la empresa|la tua azienda|il tuo sito|nome azienda|sua empresa|seu site|uw bedrijf|uw website|bedrijfsnaam|menu|navigation|search|login|log in|sign in|sign up|cart|account|my account|blog|news|' +
    'shop|store|contact|contact us|about|about us|faq|help|support|products|services|pricing|prices|gallery|events|team|' +
    'documentation|docs|overview|introduction|getting started|wordpress|just another wordpress site|react app|vite app|' +
    'create next app|nuxt app|next app|app|official site|copyright|all rights reserved|me|us|we|author|admin|the author|the authors|' +
    'opening hours|opening times|öffnungszeiten|anfahrt|eintrittspreise|preisliste|horaires|horarios|tarifas|preços|horários|orari|orari di apertura|tarieven|openingsuren|openingstijden|åbningstider|priser|åpningstider|öppettider|cenník|ceník|otevírací doba|godziny otwarcia|fiyatlar|' +
    'startseite|über uns|kontakt|impressum|datenschutz|aktuelles|leistungen|preise|produkte|' +
    'accueil|à propos|qui sommes-nous|nos services|tarifs|actualités|mentions légales|' +
    'inicio|quiénes somos|sobre nosotros|contacto|servicios|precios|noticias|productos|' +
    'início|sobre nós|contato|contacto|serviços|produtos|chi siamo|contatti|servizi|prodotti|prezzi|' +
    'over ons|diensten|strona główna|o nas|usługi|cennik|hem|om oss|tjänster|forside|om os|etusivu|yhteystiedot|' +
    'главная|главная страница|о нас|контакты|услуги|цены|новости|首页|主页|网站首页|首頁|关于我们|關於我們|联系我们|聯絡我們|产品中心|新闻中心|' +
    'ホーム|トップ|トップページ|会社概要|お問い合わせ|サービス|お知らせ|홈|메인|회사소개|문의|공지사항|الرئيسية|من نحن|اتصل بنا|خدماتنا|' +
    'ana sayfa|anasayfa|hakkımızda|iletişim|trang chủ|giới thiệu|liên hệ|หน้าแรก|เกี่ยวกับเรา'
  ).split('|'),
);

/** Whether a text could be a title on any site. */
export const isGenericName = (text: string): boolean =>
  isTemplateTitle(text) ||
  isMereGreeting(text) ||
  GENERIC.has(
    text
      .toLowerCase()
      .replace(/^[\s.!|–—-]+|[\s.!|–—-]+$/gu, '')
      .trim(),
  );
