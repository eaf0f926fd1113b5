import { expect, it } from 'vitest';
import { isTemplateTitle } from './template-title.ts';

it.each([
  'New Page 1',
  'Untitled-2',
  'Untitled Document',
  'Page 3',
  'Document',
  'Document (2)',
  'Neue Seite 1',
  'Unbenannt',
  'Unbenanntes Dokument',
  'Nouvelle page 2',
  'Page sans titre',
  'Nueva página',
  'Documento sin título',
  'Nuova pagina 1',
  'Nova página',
  'Naamloos document',
  'Nowa strona',
  'Bez nazwy',
  'Nová stránka',
  'Ny sida 2',
  'Uusi sivu',
  'Új oldal',
  'Pagină nouă',
  'Yeni sayfa',
  'Новая страница 1',
  'Без названия',
  'Νέα σελίδα',
  'עמוד חדש',
  'صفحة جديدة',
  'Trang mới',
  'Halaman baru',
  '無題ドキュメント',
  '新建页面',
  '새 페이지',
  'Site 1',
  'Home - New Site',
  'Startseite | Meine Webseite',
  'New Page 1 - My Website',
])('“%s” is a title that nobody gave', (title) => {
  expect(isTemplateTitle(title)).toBe(true);
});

it.each([
  'Page',
  'New York',
  'Page & Sons',
  'Site 13 Gallery',
  'New Document Foundation',
  'Document 360',
  'Area 51',
  'Home – Fox Bakery',
  'Neue Seiten',
  'Ma Cuisine',
  'Mein Garten',
  'Page 3 of the Guide',
  'Untitled Kitchen',
  'Nova Bank',
])('“%s” is one that somebody may have given', (title) => {
  expect(isTemplateTitle(title)).toBe(false);
});
