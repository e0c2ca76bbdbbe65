/// Frameworks of iOS that programs import, often without using them.
enum AppleFrameworks {
  static let names: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "Accounts",
    "AddressBook", "AdSupport", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices",
    "CallKit", "CloudKit", "Combine", "Contacts", "ContactsUI", "CoreAnimation", "CoreAudio",
    "CoreBluetooth", "CoreData", "CoreFoundation", "CoreHaptics", "CoreImage", "CoreLocation",
    "CoreMedia", "CoreML", "CoreMotion", "CoreServices", "CoreSpotlight", "CoreTelephony",
    "CoreText", "CoreVideo", "CryptoKit", "EventKit", "EventKitUI", "GLKit", "GameKit",
    "GameplayKit", "HealthKit", "HomeKit", "ImageIO", "Intents", "IntentsUI", "LinkPresentation",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit",
    "MobileCoreServices", "MultipeerConnectivity", "NaturalLanguage", "Network",
    "NotificationCenter", "OSLog", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI",
    "PlaygroundSupport", "PushKit", "QuickLook", "QuickLookThumbnailing", "RealityKit", "ReplayKit",
    "SafariServices", "SceneKit", "Security", "Social", "Speech", "SpriteKit", "StoreKit",
    "SystemConfiguration", "TipKit", "Twitter", "UniformTypeIdentifiers", "UserNotifications",
    "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WebKit", "WidgetKit",
    "os",
  ]
}
