import type { en } from './en';

export const zh: typeof en = {
  theme: '外观',
  themeAuto: '跟随系统',
  themeLight: '浅色',
  themeDark: '深色',
  language: '语言',
  languageAuto: '跟随系统',
  tempoHint:
    '观看对手走棋的时间。它同时在思考，强弱不会让你等。经典节奏与原作相同：对战中每个单位 4 到 4.5 秒。',
  opponentsLines: '对手的话',
  opponentsLinesHint: '开局、局势转折和终局时，对手会说一句。',
  volume: '音量',
  version: '版本',
  signature: '引擎签名',
  signatureHint: '在每台机器上都一样。若不同，请写进报告。',
  signatureMeasure: '测量',
  signatureRunning: '测量中……',
  signatureFailed: '无法测量',
  copyGame: '复制这一局',
  copyGameHint: '开局、着法、对手和版本的文字，供报告使用。',
  copyFailed: '浏览器不允许复制。请选中文字自行复制。',
  noGameToCopy: '还没有对局。',
  creditsOpen: '致谢与许可',
};
