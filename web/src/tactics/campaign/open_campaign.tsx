import './styles.css';
import type { SideScreen } from '../../play/side_screen';
import { Campaign } from './campaign';
import type { CampaignHost } from './campaign_host';
import { CampaignScreen } from './campaign_screen';
import { messages } from './words/messages';

/** What opens the campaign, once its words have come. */
export async function loadCampaign(): Promise<typeof openCampaign> {
  await messages.load();
  return openCampaign;
}

function openCampaign(host: CampaignHost, selected: string | undefined): SideScreen {
  const campaign = new Campaign(host, selected);
  return {
    view: () => <CampaignScreen campaign={campaign} />,
    dispose: () => campaign.dispose(),
  };
}
