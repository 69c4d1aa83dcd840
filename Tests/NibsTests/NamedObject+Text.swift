import UIKit
import UIKitViews

extension NamedObject {
  static let texts: [NamedObject] = [
    NamedObject(
      "NSLayoutManager", { NSLayoutManager() },
      reads: "extraLineFragmentRect numberOfGlyphs textContainers textStorage?",
      writes: [
        "usesFontLeading": true
      ]),
    NamedObject(
      "NSShadow", { NSShadow() },
      writes: [
        "shadowBlurRadius": 2, "shadowColor": "fox", "shadowOffset": CGSize(width: 2, height: 3),
      ]),
    NamedObject(
      "NSStringDrawingContext", { NSStringDrawingContext() },
      reads: "actualScaleFactor totalBounds",
      writes: [
        "minimumScaleFactor": 2
      ]),
    NamedObject(
      "NSTextAttachment", { NSTextAttachment() },
      writes: [
        "bounds": CGRect(x: 1, y: 2, width: 3, height: 4), "contents": Data([1]), "fileType": "fox",
        "image": UIImage(), "lineLayoutPadding": 2,
      ]),
    NamedObject(
      "NSTextContainer", { NSTextContainer() },
      reads: "simpleRectangularTextContainer layoutManager?",
      writes: [
        "exclusionPaths": [UIBezierPath()], "heightTracksTextView": true, "lineBreakMode": 1,
        "lineFragmentPadding": 2, "maximumNumberOfLines": 2, "size": CGSize(width: 2, height: 3),
        "widthTracksTextView": true,
      ]),
    NamedObject(
      "NSTextStorage", { NSTextStorage() },
      reads: "layoutManagers"),
    NamedObject(
      "NSTextTab", { NSTextTab(textAlignment: .left, location: 3) },
      reads: "alignment location options"),
    NamedObject(
      "UISearchToken", { UISearchToken(icon: nil, text: "a") },
      writes: [
        "representedObject": "fox"
      ]),
    NamedObject(
      "UITextField", { UITextField() },
      writes: [
        "inlinePredictionType": 1, "keyboardAppearance": 1,
        "passwordRules": UITextInputPasswordRules(descriptor: "a"), "smartDashesType": 1,
        "smartInsertDeleteType": 1, "smartQuotesType": 1, "textContentType": "email",
      ]),
    NamedObject(
      "UITextInputAssistantItem", { UITextInputAssistantItem() },
      writes: [
        "allowsHidingShortcuts": true, "leadingBarButtonGroups": [UIBarButtonItemGroup](),
        "trailingBarButtonGroups": [UIBarButtonItemGroup](),
      ]),
    NamedObject(
      "UITextInputMode", { UITextInputMode() },
      reads: "primaryLanguage?"),
    NamedObject(
      "UITextInputPasswordRules", { UITextInputPasswordRules(descriptor: "a") },
      reads: "passwordRulesDescriptor"),
    NamedObject(
      "UITextRange", { UITextRange() },
      reads: "end empty start"),
    NamedObject(
      "UITextSelectionRect", { UITextSelectionRect(.zero, isFirst: true, isLast: true) },
      reads: "containsEnd containsStart vertical rect writingDirection"),
    NamedObject(
      "UITextView", { UITextView() },
      writes: [
        "inlinePredictionType": 1, "keyboardAppearance": 1,
        "passwordRules": UITextInputPasswordRules(descriptor: "a"), "smartDashesType": 1,
        "smartInsertDeleteType": 1, "smartQuotesType": 1, "textContentType": "email",
        "usesStandardTextScaling": false,
      ]),
    NamedObject(
      "NSMutableParagraphStyle", { NSMutableParagraphStyle() },
      writes: [
        "alignment": 1, "allowsDefaultTighteningForTruncation": true, "baseWritingDirection": 1,
        "defaultTabInterval": 2, "firstLineHeadIndent": 2, "headIndent": 2,
        "hyphenationFactor": 0.5, "lineBreakMode": 1, "lineBreakStrategy": 1,
        "lineHeightMultiple": 2, "lineSpacing": 2, "maximumLineHeight": 2, "minimumLineHeight": 2,
        "paragraphSpacing": 2, "paragraphSpacingBefore": 2, "tabStops": [NSTextTab](),
        "tailIndent": 2, "usesDefaultHyphenation": true,
      ]),
    NamedObject(
      "NSParagraphStyle", { NSParagraphStyle() },
      reads: """
        alignment allowsDefaultTighteningForTruncation baseWritingDirection
        defaultTabInterval firstLineHeadIndent headIndent hyphenationFactor lineBreakMode
        lineBreakStrategy lineHeightMultiple lineSpacing maximumLineHeight
        minimumLineHeight paragraphSpacing paragraphSpacingBefore tabStops tailIndent
        usesDefaultHyphenation
        """),
  ]
}
