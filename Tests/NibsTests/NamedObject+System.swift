import UIKit

@testable import UIKitValues
@testable import UIKitViews

extension NamedObject {
  private static let page = URL(string: "https://example.com")!

  static let system: [NamedObject] = [
    NamedObject(
      "UIActivity", { UIActivity() },
      reads: "activityImage? activityTitle? activityType? activityViewController?"),
    NamedObject(
      "UIActivityItemProvider", { UIActivityItemProvider(placeholderItem: "a") },
      reads: "item placeholderItem?"),
    NamedObject(
      "UIActivityViewController",
      {
        UIActivityViewController(activityItems: [], applicationActivities: nil)
      },
      writes: [
        "allowsProminentActivity": true, "excludedActivityTypes": [UIActivity.ActivityType.mail],
      ]),
    NamedObject(
      "UIApplication", { UIApplication.shared },
      reads: """
        alternateIconName? backgroundRefreshStatus backgroundTimeRemaining
        protectedDataAvailable registeredForRemoteNotifications supportsAlternateIcons
        """,
      writes: [
        "shortcutItems": nil
      ]),
    NamedObject(
      "UIApplicationShortcutItem",
      {
        UIApplicationShortcutItem(type: "a", localizedTitle: "b")
      },
      reads: "icon? localizedSubtitle? localizedTitle type userInfo?",
      writes: [
        "targetContentIdentifier": "fox"
      ]),
    NamedObject(
      "UIColorPickerViewController", { UIColorPickerViewController() },
      writes: [
        "delegate": nil, "selectedColor": UIColor.red, "supportsAlpha": true,
      ]),
    NamedObject(
      "UIDocumentPickerViewController",
      {
        UIDocumentPickerViewController(forOpeningContentTypes: [])
      },
      writes: [
        "allowsMultipleSelection": true, "delegate": nil, "directoryURL": page,
        "shouldShowFileExtensions": true,
      ]),
    NamedObject(
      "UIFontPickerViewController", { UIFontPickerViewController() },
      reads: "configuration",
      writes: [
        "delegate": nil, "selectedFontDescriptor": UIFontDescriptor(),
      ]),
    NamedObject(
      "UIFontPickerViewController.Configuration",
      {
        UIFontPickerViewController.Configuration()
      },
      writes: [
        "displayUsingSystemFont": true, "filteredTraits": 1, "includeFaces": true,
      ]),
    NamedObject(
      "UIImagePickerController", { UIImagePickerController() },
      writes: [
        "allowsEditing": true, "cameraCaptureMode": 1, "cameraDevice": 1,
        "cameraOverlayView": UIView(), "cameraViewTransform": CGAffineTransform(scaleX: 2, y: 2),
        "mediaTypes": ["fox"], "showsCameraControls": true, "sourceType": 1,
        "videoMaximumDuration": 2, "videoQuality": 1,
      ]),
    NamedObject(
      "UIOpenURLContext", { UIOpenURLContext(url: page) },
      reads: "options URL"),
    NamedObject(
      "UIPasteboard", { UIPasteboard() },
      reads: "changeCount hasColors hasImages hasStrings hasURLs numberOfItems",
      writes: [
        "color": UIColor.red, "image": UIImage(), "images": [UIImage()],
        "items": [["public.text": "b"]], "string": "fox", "strings": ["fox"], "URL": page,
      ]),
    NamedObject(
      "UIScene.ActivationRequestOptions", { UIScene.ActivationRequestOptions() },
      writes: [
        "requestingScene": nil
      ]),
    NamedObject(
      "UIScene.ConnectionOptions", { UIScene.ConnectionOptions() },
      reads: """
        handoffUserActivityType? shortcutItem? sourceApplication? URLContexts
        userActivities
        """),
    NamedObject(
      "UIScene.OpenExternalURLOptions", { UIScene.OpenExternalURLOptions() },
      writes: [
        "universalLinksOnly": true
      ]),
    NamedObject(
      "UIScene.OpenURLOptions", { UIScene.OpenURLOptions() },
      reads: "annotation? openInPlace sourceApplication?"),
    NamedObject(
      "UISceneConfiguration",
      {
        UISceneConfiguration(name: nil, sessionRole: .windowApplication)
      },
      reads: "name? role",
      writes: [
        "delegateClass": UIWindowScene.self, "sceneClass": UIWindowScene.self, "storyboard": nil,
      ]),
    NamedObject(
      "UISceneSession", { UISceneSession() },
      reads: "configuration persistentIdentifier role scene?",
      writes: [
        "stateRestorationActivity": NSUserActivity(activityType: "a"), "userInfo": ["a": "b"],
      ]),
    NamedObject(
      "UISceneSizeRestrictions", { UISceneSizeRestrictions() },
      writes: [
        "maximumSize": CGSize(width: 2, height: 3), "minimumSize": CGSize(width: 2, height: 3),
      ]),
    NamedObject(
      "UIScreen", { UIScreen.main },
      reads: "availableModes mirroredScreen? preferredMode?"),
    NamedObject(
      "UIScreenMode", { UIScreenMode(size: .zero) },
      reads: "pixelAspectRatio size"),
    NamedObject(
      "UIWindowSceneDestructionRequestOptions",
      {
        UIWindowSceneDestructionRequestOptions()
      },
      writes: [
        "windowDismissalAnimation": 1
      ]),
  ]
}
